/**
 * Keeps the rows that a query reads from being changed by others until its transaction ends. Whatever
 * decides by such rows takes it as a value, so that a test can run the same code without the lock and see
 * that its race is then lost.
 */
export type RowLock = <Query extends { for(strength: 'update'): unknown }>(query: Query) => Query

export const forUpdate: RowLock = (query) => {
  query.for('update') // changes the query in place
  return query
}
