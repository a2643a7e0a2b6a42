import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'
import { installDebianPackage } from './debian.ts'

const debianFolder = '/usr/lib/postgresql'

/** The folder with `initdb` and `postgres`; installs Debian's package where that is possible. */
export async function findPostgresPrograms(): Promise<string> {
  const found = installedPrograms()
  if (found) return found
  await installDebianPackage('postgresql')
  const installed = installedPrograms()
  if (installed) return installed
  throw new UserFacingError(
    'The API is tested on PostgreSQL as well, and its server programs (initdb, postgres) were not found.',
    'Install PostgreSQL 15 or later (Debian: sudo apt-get install postgresql), or name a server whose user may\n' +
      'create databases: TEST_DATABASE_URL=postgres://user:password@localhost:5432/postgres npm test',
  )
}

function installedPrograms(): string | null {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a))
  return (
    [
      ...newestFirst.map((version) => join(debianFolder, version, 'bin')),
      ...(process.env['PATH'] ?? '').split(delimiter),
    ].find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ??
    null
  )
}

/** PostgreSQL refuses to run as root; its own account, or nobody's, does instead. */
export function accountForPostgres(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const account = ['postgres', 'nobody']
    .map((name) => accounts.find((fields) => fields[0] === name))
    .find((fields) => fields !== undefined)
  if (!account)
    throw new UserFacingError('There is no account to run PostgreSQL with.', 'Do not run as root.')
  return { uid: Number(account[2]), gid: Number(account[3]) }
}
