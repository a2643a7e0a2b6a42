/** @jest-environment node */
import { expect, jest, test } from '@jest/globals'
import type { ReleaseSet, CurrentDeployment } from '@brightyard/contract/release'
import { setOf } from '../../src/fixtures/host-set.ts'
import { createAddressReader } from '../pages/page-address.ts'
import type { ActivationOptions, ActiveSet } from './active-set.ts'
import { at } from './site-sets.fixture.ts'
import { followSite } from './site-sets.ts'

const options = {} as Omit<ActivationOptions, 'warn'>

function site(broken: number[] = []) {
  const drained: number[] = []
  const started: number[] = []
  const warnings: string[] = []
  const infos: string[] = []
  let move: (site: CurrentDeployment) => void = () => {}
  const start = async (set: ReleaseSet): Promise<ActiveSet> => {
    if (broken.includes(set.number)) throw new Error('its bundle is missing')
    started.push(set.number)
    const close = async () => void drained.push(set.number)
    const render = () => {
      throw new Error('nothing is rendered here')
    }
    const hostSet = { ...setOf({}), number: set.number }
    const addressOf = createAddressReader(hostSet)
    const state = { failures: {}, leftOut: new Map(), since: '', problem: null, isCrowded: false }
    const pool = { ...state, render, close }
    return { set, hostSet, pool, addressOf }
  }
  const watchDeployment = (onDeployment: typeof move) => {
    move = onDeployment
    return () => {}
  }
  const warn = (message: string) => void warnings.push(message)
  const info = (message: string) => void infos.push(message)
  const sets = followSite({ watchDeployment }, { ...options, warn, info }, start)
  const deploy = async (next: CurrentDeployment) => {
    move(next)
    await new Promise(setImmediate)
  }
  return { sets, deploy, drained, started, warnings, infos }
}

const visitors = Array.from({ length: 200 }, (_, index) => `visitor-${index}`)
const numbersOf = (sets: ReturnType<typeof site>['sets']) =>
  visitors.map((visitor) => sets.setFor(visitor)?.set.number)

test('both sets are served side by side, each visitor one of them; a visitor without an id gets the current one', async () => {
  const { sets, deploy, started } = site()
  await deploy(at(1, 1, null))
  expect(new Set(numbersOf(sets))).toEqual(new Set([1]))
  await deploy(at(2, 1, 2))
  expect(new Set(numbersOf(sets))).toEqual(new Set([1, 2]))
  expect(numbersOf(sets)).toEqual(numbersOf(sets))
  expect(sets.setFor(null)?.set.number).toBe(1)
  expect(started).toEqual([1, 2])
})

test('another share starts nothing again and takes the candidate from nobody', async () => {
  const { sets, deploy, started, drained } = site()
  await deploy(at(1, 1, 2, 10))
  const before = numbersOf(sets)
  await deploy(at(2, 1, 2, 60))
  const after = numbersOf(sets)
  before.forEach((number, index) => number === 2 && expect(after[index]).toBe(2))
  expect(started).toEqual([1, 2])
  expect(drained).toEqual([])
})

test('a promoted candidate goes on with its processes, and the old set is let go', async () => {
  const { sets, deploy, started, drained } = site()
  await deploy(at(1, 1, 2))
  const candidate = visitors
    .map((visitor) => sets.setFor(visitor))
    .find((one) => one?.set.number === 2)
  await deploy(at(2, 2, null))
  expect(sets.get()).toBe(candidate)
  expect([started, drained]).toEqual([[1, 2], [1]])
})

test('a halted candidate is let go, and a candidate that cannot be made ready is given to nobody', async () => {
  const { sets, deploy, drained, warnings } = site([3])
  await deploy(at(1, 1, 2))
  await deploy(at(2, 1, null))
  expect(drained).toEqual([2])
  await deploy(at(3, 1, 3, 100))
  expect(new Set(numbersOf(sets))).toEqual(new Set([1]))
  expect(warnings).toEqual([expect.stringContaining('nobody gets it')])
})

test('the log says when a candidate begins, gets another share, is halted, and is promoted', async () => {
  const { deploy, infos } = site([4])
  await deploy(at(1, 1, null))
  await deploy(at(2, 1, 4))
  expect(infos).toEqual([])
  await deploy(at(3, 1, 2, 10))
  await deploy(at(4, 1, 2, 60))
  await deploy(at(5, 1, null))
  await deploy(at(6, 1, 3, 5))
  await deploy(at(7, 3, null))
  expect(infos).toEqual([
    'set 2 is a candidate: 10 % of visitors get it',
    'set 2 is a candidate: 60 % of visitors get it',
    'set 2 is no longer a candidate (it had 60 %): nobody gets it any more',
    'set 3 is a candidate: 5 % of visitors get it',
    'set 3 is no longer a candidate (it had 5 %): it is current now, for everybody',
  ])
})

test('tabs are notified after every change', async () => {
  const { sets, deploy } = site()
  const changed = jest.fn()
  sets.watch(changed)
  await deploy(at(1, 1, null))
  await deploy(at(2, 1, 2))
  expect(changed).toHaveBeenCalledTimes(2)
})
