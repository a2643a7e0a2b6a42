import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

declare const retryShared: () => ModuleFederationRuntimePlugin
export default retryShared
