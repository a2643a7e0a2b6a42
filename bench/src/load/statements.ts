import type { OpenDatabase } from '@brightyard/database'

export interface Statement {
  text: string
  values: unknown[]
}

/** The same database, with a list of what was asked of it while somebody listens. */
export function overheard<Database extends OpenDatabase>(database: Database) {
  let heard: Statement[] | null = null
  const client = new Proxy(database.client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        if (name === 'query') heard?.push(statementOf(given))
        return Reflect.apply(value, target, given) as unknown
      }
    },
  })
  const listen = async (act: () => Promise<unknown>): Promise<Statement[]> => {
    heard = []
    await act()
    const statements = heard
    heard = null
    return statements
  }
  return { database: { ...database, client }, listen }
}

/** Drivers are given a text, or an object that has it. */
function statementOf([first, values]: unknown[]): Statement {
  const text =
    typeof first === 'object' && first !== null && 'text' in first
      ? String(first.text)
      : String(first)
  return { text, values: Array.isArray(values) ? values : [] }
}

/** What the database does for a statement, with the time of each step. */
export async function planOf(database: OpenDatabase, { text, values }: Statement): Promise<string> {
  const rows = await database.query(`explain (analyze, costs off) ${text}`, values)
  return rows.map((row) => String(row['QUERY PLAN'])).join('\n')
}
