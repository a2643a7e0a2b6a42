export { createApi } from './create-api.ts'
export type { ApiOptions } from './create-api.ts'
