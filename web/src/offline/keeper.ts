// What is kept in this browser: batches of text in the order in which they were written, each durable before it counts.

const PLACE = 'fairwind';
const BATCHES = 'batches';

export class Keeper {
  private constructor(
    private readonly database: IDBDatabase,
    private next: number, // the number of the next batch
  ) {}

  /** Open what is kept; fails where the browser keeps nothing. */
  static async open(): Promise<{ keeper: Keeper; batches: string[] }> {
    const opening = indexedDB.open(PLACE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(BATCHES);
    const database = await settled(opening);
    const store = database.transaction(BATCHES).objectStore(BATCHES);
    const [batches, keys] = await Promise.all([settled(store.getAll()), settled(store.getAllKeys())]);
    const last = Number(keys.at(-1) ?? 0);
    return { keeper: new Keeper(database, last + 1), batches: batches as string[] };
  }

  /** Keep one more batch; comes back when it is on the disk. Two who write the same number cannot both succeed. */
  async write(batch: string): Promise<void> {
    const { transaction, done } = this.begin();
    transaction.objectStore(BATCHES).add(batch, this.next++);
    transaction.commit();
    await done;
  }

  /** Keep this instead of everything before it. */
  async replace(batch: string): Promise<void> {
    const { transaction, done } = this.begin();
    const store = transaction.objectStore(BATCHES);
    store.delete(IDBKeyRange.upperBound(this.next - 1));
    store.add(batch, this.next++);
    transaction.commit();
    await done;
  }

  private begin(): { transaction: IDBTransaction; done: Promise<void> } {
    const transaction = this.database.transaction(BATCHES, 'readwrite', { durability: 'strict' });
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('not kept'));
    });
    return { transaction, done };
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not read'));
  });
}
