/** What the registry's service, the `remotes` command and the ops page say to each other. Never in a first load. */
export * from './access.schema.ts'
export * from './fields.schema.ts'
export * from './freeze.schema.ts'
export * from './gate.schema.ts'
export * from './position.schema.ts'
export * from './problem.schema.ts'
export * from './reason.schema.ts'
export * from './swap.schema.ts'
