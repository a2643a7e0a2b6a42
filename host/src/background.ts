/** Loaded when the page is in use and idle. */
export { restOffline } from '@brightyard/runtime/host'
export { detectDevice } from './device/detect-device.ts'
export { prepareForOffline } from './offline/offline.ts'
export { keepUpToDate } from './open-tab/open-tab.ts'
export { fetchPagesInView } from './open-tab/pages-in-view.ts'
export { startTelemetry } from './telemetry/telemetry.ts'
