/** What the host and the remotes publish to each other, by domain. */
export { definitionOf, isOnDemand } from './define/on-demand.ts'
export * from './define/define-channel.ts'
export * from './auth/channels.ts'
export * from './cart/channels.ts'
export * from './family/channels.ts'
export * from './notifications/channels.ts'
export * from './orders/channels.ts'
export * from './site/channels.ts'
