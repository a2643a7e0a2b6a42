/**
 * Locks the rows that a query reads until its transaction ends. Code that decides by such rows takes the
 * lock as a value, so that a test can run the same code without it and show that the race is then lost.
 */
export type RowLock = <Query extends { for(strength: 'update'): unknown }>(query: Query) => Query

export const forUpdate: RowLock = (query) => {
  query.for('update') // changes the query in place
  return query
}
