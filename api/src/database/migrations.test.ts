import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { migrationsFolder } from './migrate.ts'

/** Those up to this one were written before APIs were restarted one after the other. */
const lastOld = 52

const numberOf = (file: string) => Number(file.slice(0, 4))

/** What an API of the release before cannot live with, while both run on one database. */
function contractions(text: string): string[] {
  const statements = text.replaceAll(/--.*$/gm, '').split(';')
  const hasDefault = (table: string, column: string) =>
    statements.some((one) =>
      new RegExp(`table ${table} .*alter column ${column} set default`, 'is').test(one),
    )
  return statements.flatMap((statement) => {
    const [, removal] = /\b(drop\s+(?:column|table)|rename)\b/i.exec(statement) ?? []
    if (removal) return [removal.toLowerCase()]
    const [, table = '', column = ''] =
      /table (\S+) .*alter column (\S+) set not null/is.exec(statement) ?? []
    if (column && !hasDefault(table, column)) return ['set not null without a default']
    const isAdded = /\badd column\b.*\bnot null\b/is.test(statement)
    const isFilled = /\bdefault\b|\bgenerated\b/i.test(statement)
    return isAdded && !isFilled ? ['a new column that must be given'] : []
  })
}

describe('migrations are made so that the release before goes on with them', () => {
  const files = readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .filter((file) => numberOf(file) > lastOld && !file.includes('contract'))

  test('none of them takes away what it uses, unless its name says contract', () => {
    const found = files.flatMap((file) =>
      contractions(readFileSync(join(migrationsFolder, file), 'utf8')).map(
        (what) => `${file}: ${what}`,
      ),
    )
    expect(found).toEqual([])
  })

  test.each([
    ['ALTER TABLE "campaigns" DROP COLUMN "entries_count";', 'drop column'],
    ['DROP TABLE "throttles" CASCADE;', 'drop table'],
    ['ALTER TABLE "users" RENAME COLUMN "name" TO "full_name";', 'rename'],
    ['ALTER TABLE "users" RENAME TO "people";', 'rename'],
    ['ALTER TABLE "users" ALTER COLUMN "city" SET NOT NULL;', 'set not null without a default'],
    ['ALTER TABLE "users" ADD COLUMN "city" text NOT NULL;', 'a new column that must be given'],
  ])('%s is found', (statement, what) => {
    expect(contractions(`select 1;--> statement-breakpoint\n${statement}`)).toEqual([what])
  })

  test.each([
    'ALTER TABLE "users" ADD COLUMN "city" text;',
    `ALTER TABLE "users" ADD COLUMN "city" text DEFAULT '' NOT NULL;`,
    'CREATE TABLE "towns" ("name" text NOT NULL);',
    'DROP INDEX "users_city";',
    'ALTER TABLE "a" ADD CONSTRAINT "b" FOREIGN KEY ("c") REFERENCES "d"("id") ON DELETE set null;',
    `ALTER TABLE "users" ALTER COLUMN "city" SET DEFAULT '';
     ALTER TABLE "users" ALTER COLUMN "city" SET NOT NULL;`,
  ])('%s is welcome', (statement) => {
    expect(contractions(statement)).toEqual([])
  })
})
