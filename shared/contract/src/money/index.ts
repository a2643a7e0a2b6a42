export * from './money.ts'
export * from './basket.ts'
