import type { OpenDatabase } from '@brightyard/database'

export interface Statement {
  text: string
  values: unknown[]
}

/** The same database, and a function that returns the statements run while it acts. */
export function recordStatements<Database extends OpenDatabase>(database: Database) {
  let recorded: Statement[] | null = null
  const note = (statement: Statement) => void recorded?.push(statement)
  const record = async (act: () => Promise<unknown>): Promise<Statement[]> => {
    recorded = []
    await act()
    const statements = recorded
    recorded = null
    return statements
  }
  return { database: { ...database, client: watched(database.client, note) }, record }
}

/** A client whose queries are noted, and those of the connections and transactions that it hands out. */
function watched<Client extends object>(client: Client, note: (statement: Statement) => void) {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        if (name === 'query') note(statementOf(given))
        // The pool asks its queries through `connect` with a callback: those are noted already.
        if (name !== 'connect' || given.length > 0)
          return Reflect.apply(value, target, given) as unknown
        const connecting = Reflect.apply(value, target, given) as Promise<object>
        return connecting.then((connection) => watched(connection, note))
      }
    },
  })
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
