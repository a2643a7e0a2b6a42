import { expect, test } from '@jest/globals'
import { chooseEngine } from './choose-engine.ts'

const nothing = {
  docker: false,
  composePlugin: false,
  dockerCompose: false,
  podman: false,
  podmanCompose: false,
}
const all = {
  docker: true,
  composePlugin: true,
  dockerCompose: true,
  podman: true,
  podmanCompose: true,
}

test('Docker with its own Compose comes first', () => {
  expect(chooseEngine(all)).toEqual({
    compose: ['docker', 'compose'],
    cli: 'docker',
    needsSocket: false,
  })
  expect(chooseEngine({ ...all, composePlugin: false })?.compose).toEqual(['docker-compose'])
})

test('without a Docker engine, Compose speaks with podman over a socket', () => {
  expect(chooseEngine({ ...nothing, podman: true, dockerCompose: true })).toEqual({
    compose: ['docker-compose'],
    cli: 'podman',
    needsSocket: true,
  })
  expect(chooseEngine({ ...nothing, podman: true, podmanCompose: true })).toEqual({
    compose: ['podman-compose'],
    cli: 'podman',
    needsSocket: false,
  })
})

test('half an engine is none', () => {
  expect(chooseEngine(nothing)).toBeNull()
  expect(chooseEngine({ ...nothing, docker: true })).toBeNull()
  expect(chooseEngine({ ...nothing, podman: true })).toBeNull()
  expect(chooseEngine({ ...nothing, composePlugin: true, dockerCompose: true })).toBeNull()
})
