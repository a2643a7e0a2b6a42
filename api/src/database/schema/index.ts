export * from './content.schema.ts'
export * from './notices.schema.ts'
export * from './shop.schema.ts'
export * from './users.schema.ts'
