import * as schema from '@brightyard/contract/schema'
import * as runtime from '@brightyard/runtime'
import * as ui from '@brightyard/ui'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'

type Factory = () => unknown

const singleton = (requiredVersion: string) => ({ singleton: true, requiredVersion })

const loaded = (version: string, range: string, module: unknown) => ({
  version,
  lib: () => module,
  shareConfig: singleton(range),
})

/** Loaded when the first remote asks for it. */
const onDemand = (version: string, range: string, load: () => Promise<unknown>) => ({
  version,
  get: async (): Promise<Factory> => {
    const module = await load()
    return () => module
  },
  shareConfig: singleton(range),
})

// The versions of the packages that this one is published with; a test holds them to be the same.
const [contractVersion, runtimeVersion, uiVersion] = ['1.0.0', '1.0.0', '1.0.0']

/** Everything that a release takes from its host: the same closed list as the site's own host provides. */
export const providedModules = {
  react: loaded(React.version, '^19', React),
  'react/jsx-runtime': loaded(React.version, '^19', jsxRuntime),
  '@brightyard/contract/schema': loaded(contractVersion, '^1', schema),
  '@brightyard/runtime': loaded(runtimeVersion, '^1', runtime),
  '@brightyard/runtime/lists': onDemand(
    runtimeVersion,
    '^1',
    () => import('@brightyard/runtime/lists'),
  ),
  '@brightyard/ui': loaded(uiVersion, '^1', ui),
  '@brightyard/ui/overlay': onDemand(uiVersion, '^1', () => import('@brightyard/ui/overlay')),
  '@brightyard/ui/form': onDemand(uiVersion, '^1', () => import('@brightyard/ui/form')),
}
