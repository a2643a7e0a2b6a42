export { createApi } from './create-api.ts'
export type { ApiOptions } from './create-api.ts'
export { migrate, queryable } from './database/database.ts'
export type { Database } from './database/database.ts'
