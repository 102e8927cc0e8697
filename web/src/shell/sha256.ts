// SHA-256, written out: browsers have their own only under https, and tables at home are often without.

/** The first 32 bits of the fractional part of a root of a number. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n += 1) if (PRIMES.every((prime) => n % prime !== 0)) PRIMES.push(n);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The digest of some bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const blocks = Math.ceil((message.length + 9) / 64);
  const data = new DataView(new ArrayBuffer(blocks * 64));
  message.forEach((byte, at) => data.setUint8(at, byte));
  data.setUint8(message.length, 0x80);
  data.setUint32(blocks * 64 - 8, Math.floor(message.length / 2 ** 29));
  data.setUint32(blocks * 64 - 4, message.length << 3);
  const hash = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let block = 0; block < blocks; block += 1) {
    for (let i = 0; i < 16; i += 1) w[i] = data.getInt32(block * 64 + i * 4);
    for (let i = 16; i < 64; i += 1) {
      const [early, late] = [w[i - 15] ?? 0, w[i - 2] ?? 0];
      const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      w[i] = (w[i - 16] ?? 0) + small + (w[i - 7] ?? 0) + large;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let i = 0; i < 64; i += 1) {
      const chosen = (e & f) ^ (~e & g);
      const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + (ROUND[i] ?? 0) + (w[i] ?? 0)) | 0;
      const most = (a & b) ^ (a & c) ^ (b & c);
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] = (hash[i] ?? 0) + value));
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((value, i) => out.setInt32(i * 4, value));
  return new Uint8Array(out.buffer);
}
