// Where the tables of this page live: at the server it came from, or in this browser, where no server is needed.

const WITHOUT_SERVER = '/here'; // of a server's page
// A test has none of these, or little of them.
const { document: page, location: address } = globalThis as { document?: Document; location?: Location };

/** Whether the page is that of a static site, which has no server at all. */
export const isSite: boolean = page?.querySelector?.('meta[name=fairwind][content=site]') != null;

/** Whether they live in this browser: on a static site always, and in that part of a server's page. */
export const keptHere: boolean = isSite || address?.pathname === WITHOUT_SERVER;

/** A page that plays without its server, where there is one; empty on a static site. */
export const withoutServer: string = isSite ? '' : WITHOUT_SERVER;

/** The folder of the page's own files. */
export const folder: string = isSite ? new URL('.', page?.baseURI).href : `${address?.origin ?? ''}/`;

/** The address of a page of ours. Kept here, it stands behind a #: no host of plain files has to know of it. */
export function to(path: string): string {
  return keptHere ? `#${path}` : path;
}
