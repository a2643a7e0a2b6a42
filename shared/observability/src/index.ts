export { addressKey } from './address-key.ts'
export { closeConnectionsOnStop } from './close-connections.ts'
export { draining } from './draining.ts'
export { loggerAt, logSerializers } from './error-in-logs.ts'
export { metrics, type MetricsOptions } from './metrics.ts'
export { pathForLogs } from './paths-in-logs.ts'
export { takeConnectionsFirst } from './connections-first.ts'
export { refusePipelines } from './pipelining.ts'
export { logFailure, logRequests, requestOptions } from './requests.ts'
export {
  isNetworkList,
  readNetworks,
  trustedProxies,
  type TrustedProxies,
} from './trusted-proxies.ts'
export { startTracing } from './tracing.ts'
