/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { defineHostBuild, hostInputs } from './host-build.ts'

const host = new URL('../../../host/webpack.config.mjs', import.meta.url)

test('whatever the host is built from counts when a build asks whether anything has changed', () => {
  const entries = JSON.stringify(defineHostBuild(host).map(({ entry }) => entry))
  const sources = entries.match(/(?<="\.\/)[^"]+/g) ?? []
  const isInput = (source: string) => hostInputs.own.some((path) => source.startsWith(`${path}/`))
  expect(sources).toHaveLength(2)
  expect(sources.filter((source) => !isInput(source))).toEqual([])
})
