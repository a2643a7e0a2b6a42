import { openDatabase } from '@brightyard/database'
import { queryable } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { closeDemoAccounts } from '../demo/known-passwords.ts'
import type { CommandSettings } from '../environment.ts'
import { CommandRefused, createAdmin } from './create-admin.ts'

export const usage = `Commands of the API:

  create-admin <email>   make the first admin, or let one in again: prints a link, which works once, for 24 hours
  close-demo-accounts    take the known password from demonstration accounts, which production refuses to start with

They need the database, as DATABASE_URL or as DATA_FOLDER of the embedded one, and links begin with PUBLIC_ORIGIN.
"pnpm api <command>" takes both from BRIGHTYARD_FOLDER and PORT, as npm start does; stop the site first.
`

/** Prints what came of it, and returns the exit code: 0, 1 refused, 2 not understood. */
export async function runCommand(
  [name, ...args]: readonly string[],
  settings: CommandSettings,
  print: (line: string) => void,
): Promise<number> {
  const [email] = args
  const isKnown =
    (name === 'create-admin' && email !== undefined && args.length === 1) ||
    (name === 'close-demo-accounts' && args.length === 0)
  if (!isKnown) {
    print(usage)
    return 2
  }
  const { DATABASE_URL: url, DATA_FOLDER: folder, PUBLIC_ORIGIN } = settings
  const database = await openDatabase(url ? { url } : { folder })
  try {
    await migrate(database)
    const db = queryable(database)
    if (email === undefined) {
      print(`Closed accounts: ${await closeDemoAccounts(db, new Date())}.`)
      return 0
    }
    const given = { email, publicOrigin: PUBLIC_ORIGIN[0], now: new Date() }
    const { link, isNew } = await createAdmin(db, given)
    print(isNew ? `${email} is an admin now.` : `${email} is an admin already.`)
    print(`Open this link within 24 hours to choose the password; it works once:\n${link}`)
    return 0
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error
    print(error.message)
    return 1
  } finally {
    await database.close()
  }
}
