import * as schema from '@brightyard/contract/schema'
import * as runtime from '@brightyard/runtime'
import * as runtimeLists from '@brightyard/runtime/lists'
import * as ui from '@brightyard/ui'
import * as uiForm from '@brightyard/ui/form'
import * as uiOverlay from '@brightyard/ui/overlay'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'

/** What the remotes' server bundles may require: the same copies that the shell renders with. */
export const shared: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  '@brightyard/contract/schema': schema,
  '@brightyard/runtime': runtime,
  '@brightyard/runtime/lists': runtimeLists,
  '@brightyard/ui': ui,
  '@brightyard/ui/form': uiForm,
  '@brightyard/ui/overlay': uiOverlay,
}
