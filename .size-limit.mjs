import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

// What every page waits for before it can ask a remote for anything else: its entry, as sent.
const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-'))

const entryOf = (remote) => {
  const release = join(import.meta.dirname, remote, 'dist/release')
  const document = join(release, 'remote.json')
  if (!existsSync(document)) throw new Error(`${remote} is not built: npm run build`)
  return join(release, JSON.parse(readFileSync(document, 'utf8')).entry.browser)
}

export default remotes.map((remote) => ({
  name: `${remote}, entry`,
  path: entryOf(remote),
  limit: '10 kB',
  brotli: true,
}))
