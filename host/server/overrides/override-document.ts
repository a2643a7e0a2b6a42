import { contractMajor, RemoteDocument } from '@brightyard/contract/release'

const timeoutMs = 5000
const maxBytes = 1_000_000

/** Why an override cannot be used, worded for the person who set it. */
export class OverrideProblem extends Error {
  override readonly name = 'OverrideProblem'
}

/** Reads remote.json from an allowed folder, with limits on time and size and without redirects. */
export async function fetchOverrideDocument(name: string, folder: URL): Promise<RemoteDocument> {
  const address = new URL('remote.json', folder).href
  let text: string
  try {
    const response = await fetch(address, {
      redirect: 'error',
      headers: { accept: 'application/json', 'accept-encoding': 'identity' },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new OverrideProblem(`${address} answered ${response.status}.`)
    text = await readLimited(response, address)
  } catch (error) {
    if (error instanceof OverrideProblem) throw error
    throw new OverrideProblem(`${address} could not be read. Is the server there running?`)
  }
  const document = RemoteDocument.safeParse(parseJson(text))
  if (!document.success) throw new OverrideProblem(`${address} is not a valid remote.json.`)
  if (document.data.name !== name) {
    throw new OverrideProblem(`${address} describes ${document.data.name}, not ${name}.`)
  }
  if (document.data.contract !== contractMajor) {
    throw new OverrideProblem(
      `${address} is built for contract ${document.data.contract}; this site has ${contractMajor}.`,
    )
  }
  return document.data
}

async function readLimited(response: Response, address: string): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  const body: AsyncIterable<Uint8Array> | null = response.body
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new OverrideProblem(`${address} is larger than a megabyte.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
