import type { Database } from './database.ts'

interface Preparable<Rows> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> }
}

/**
 * A statement that the query builder writes once for each database, and that the server plans once for each connection.
 * Its values are placeholders (`sql.placeholder('id')`), dates as ISO text. Names are unique in the API.
 */
export function prepared<Rows>(name: string, build: (db: Database) => Preparable<Rows>) {
  const built = new WeakMap<Database, ReturnType<Preparable<Rows>['prepare']>>()
  return (db: Database, values: Record<string, unknown> = {}): Promise<Rows> => {
    const known = built.get(db) ?? build(db).prepare(name)
    built.set(db, known)
    return known.execute(values)
  }
}
