export { metrics, type MetricsOptions } from './metrics.ts'
export { logRequests } from './request-log.ts'
export { startTracing } from './tracing.ts'
