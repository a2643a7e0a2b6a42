/** Waits for the subject of a page. Throws `pageNotFound()`; any other failure may pass, and the page offers a retry. */
export async function loadSubject(query: Promise<unknown>) {
  try {
    await query
  } catch (error) {
    if (error instanceof Response) throw error
  }
}
