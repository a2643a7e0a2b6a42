export * from './money.ts'
export * from './basket.ts'
export * from './wire-amounts.ts'
export * from './cost-rows.ts'
