// What is kept in this browser: texts by name. A batch of changes is durable before it counts, all of it or nothing.

const PLACE = 'fairwind';
const TEXTS = 'texts';
const WRITTEN = ' written'; // how many batches were written; no name of a text begins so

export class Keeper {
  private constructor(
    private readonly database: IDBDatabase,
    private written: number,
  ) {}

  /** Open what is kept, and give all of it; fails where the browser keeps nothing. */
  static async open(): Promise<{ keeper: Keeper; kept: Record<string, string> }> {
    const opening = indexedDB.open(PLACE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(TEXTS);
    const database = await settled(opening);
    const store = database.transaction(TEXTS).objectStore(TEXTS);
    const [texts, names] = await Promise.all([settled(store.getAll()), settled(store.getAllKeys())]);
    const { [WRITTEN]: written = 0, ...kept } = Object.fromEntries(names.map((name, i) => [String(name), texts[i]]));
    return { keeper: new Keeper(database, Number(written)), kept };
  }

  /** Keep a batch: pairs of a name and its text, or null to forget it. Comes back when it is on the disk. */
  async write(batch: string): Promise<void> {
    const changes = JSON.parse(batch) as [name: string, text: string | null][];
    const transaction = this.database.transaction(TEXTS, 'readwrite', { durability: 'strict' });
    const done = finished(transaction);
    const store = transaction.objectStore(TEXTS);
    const found = store.get(WRITTEN);
    found.onsuccess = () => {
      try {
        if ((found.result ?? 0) !== this.written) throw new Error('another page has written meanwhile');
        for (const [name, text] of changes) {
          if (text === null) store.delete(name);
          else store.put(text, name);
        }
        store.put(this.written + 1, WRITTEN);
      } catch {
        transaction.abort();
      }
    };
    await done;
    this.written += 1;
  }
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('not kept'));
  });
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not read'));
  });
}
