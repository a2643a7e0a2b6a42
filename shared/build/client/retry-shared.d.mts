import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

declare const retryShared: () => ModuleFederationRuntimePlugin
// oxlint-disable-next-line no-default-export -- federation takes a runtime plugin so
export default retryShared
