export * from '../index.ts'
export const families = ['brand', 'shop', 'learn', 'talent', 'sun', 'danger', 'neutral'] as const
