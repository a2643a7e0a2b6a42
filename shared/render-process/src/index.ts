export { type ApiCalls, createApiCalls } from './api-calls.ts'
export {
  type IsolatedProcess,
  type IsolatedProgram,
  startIsolatedProcess,
} from './isolated-process.ts'
export { type RenderLimits, renderLimits } from './limits.ts'
export {
  type ApiAnswer,
  type ApiRequest,
  type FromRenderer,
  type RenderedPage,
  type RenderJob,
  type RenderOutcome,
  type RenderSite,
  RenderStartError,
  type ToRenderer,
} from './messages.ts'
export {
  type RenderProcess,
  type RenderProcessOptions,
  startRenderProcess,
} from './render-process.ts'
