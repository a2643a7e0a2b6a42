import type { CallOptions } from '@brightyard/runtime'
import { ApiError } from '@brightyard/runtime'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { keptDrafts } from './kept-drafts.ts'
import { useDraft } from './use-draft.ts'

interface Note {
  id: number
  revision: number
  text: string
}
interface Work {
  text: string
}

const kept = keptDrafts<Work>('note-editor', {
  safeParse: (given) => {
    const { text } = Object(given) as Partial<Work>
    return typeof text === 'string' ? { success: true, data: { text } } : { success: false }
  },
})
const inTab = () => kept.read(7)
const refusal = (code: string) => new ApiError('conflict', 'No.', { code })
const first: Note = { id: 7, revision: 1, text: '' }
const empty: Work = { text: '' }

/** What the server has, and what it was sent. */
function server() {
  const had = { stored: first, refusal: null as Error | null, answerIsLost: false }
  const sent: { revision: number; text: string; keepalive: boolean | undefined }[] = []
  async function save({ revision }: Note, { text }: Work, { keepalive }: CallOptions) {
    sent.push({ revision, text, keepalive })
    await Promise.resolve()
    if (had.refusal) throw had.refusal
    if (revision !== had.stored.revision) throw refusal('changed_elsewhere')
    had.stored = { ...had.stored, text, revision: revision + 1 }
    if (had.answerIsLost) throw new ApiError('unreachable', 'Down.')
    return had.stored
  }
  return { had, sent, save, read: () => Promise.resolve(had.stored) }
}

function open(startWork = empty) {
  const { had, sent, save, read } = server()
  const leftOver = kept.read(7)
  const given = {
    first,
    kept,
    leftOver,
    save,
    read,
    workOf: ({ text }: Note) => ({ text }),
    conflicts: ['changed_elsewhere'],
  }
  const onStored = jest.fn()
  const shown = renderHook(({ work }) => useDraft({ ...given, work, onStored }), {
    initialProps: { work: leftOver?.work ?? startWork },
  })
  const write = (text: string) => shown.rerender({ work: { text } })
  return { ...shown, draft: () => shown.result.current, write, had, sent, onStored }
}
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

function hide(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

beforeEach(() => {
  sessionStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('work is saved once, a moment after the last of several changes', async () => {
  const { draft, write, sent, onStored } = open()
  expect(draft().sentence).toBe('All changes saved')
  write('A')
  await wait(900)
  write('A bird')
  expect(draft()).toMatchObject({ sentence: 'Saving…', isUnsaved: true, isWrong: false })
  expect(inTab()).toEqual({ revision: 1, work: { text: 'A bird' } })
  await wait(900)
  expect(sent).toEqual([])
  await wait(100)
  expect(sent).toMatchObject([{ revision: 1, text: 'A bird' }])
  expect(draft()).toMatchObject({ sentence: 'All changes saved', isUnsaved: false })
  expect(draft().stored.revision).toBe(2)
  expect(onStored).toHaveBeenCalledWith({ id: 7, revision: 2, text: 'A bird' })
  expect(inTab()).toBeNull()
})

test('what cannot be saved stays in the tab, says why, and is tried again', async () => {
  const { draft, write, had, sent } = open()
  had.refusal = new ApiError('unreachable', 'Down.')
  write('A bird')
  await wait(1000)
  expect(draft().sentence).toMatch(/^Not saved\. .* We keep trying\.$/)
  expect(draft().isWrong).toBe(true)
  expect(inTab()?.work).toEqual({ text: 'A bird' })
  had.refusal = null
  await wait(4900)
  expect(sent).toHaveLength(1)
  await wait(100)
  expect(sent).toHaveLength(2)
  expect(draft().sentence).toBe('All changes saved')
})

test('a draft that a reload interrupted goes on from the revision that it was written on', async () => {
  kept.keep(7, { revision: 1, work: { text: 'Left' } })
  const { draft, sent } = open()
  expect(draft().isUnsaved).toBe(true)
  await wait(1000)
  expect(sent).toMatchObject([{ revision: 1, text: 'Left' }])
  sessionStorage.setItem('brightyard.note-editor-7', '{"revision":1,"work":{"text":3}}')
  expect(inTab()).toBeNull()
})

test('saving twice at once sends it once, and what was written meanwhile follows', async () => {
  const { draft, write, sent } = open()
  write('A')
  await act(async () => {
    const [one, two] = await Promise.all([draft().save(), draft().save()])
    expect(one).toEqual(two)
  })
  expect(sent).toHaveLength(1)
  write('AB')
  await act(async () => {
    const going = draft().save()
    write('ABC')
    await going
  })
  expect(inTab()).toEqual({ revision: 3, work: { text: 'ABC' } })
  await wait(1000)
  expect(sent.map(({ revision, text }) => [revision, text])).toEqual([
    [1, 'A'],
    [2, 'AB'],
    [3, 'ABC'],
  ])
})

test('an own save whose answer was lost is no conflict, and what was written meanwhile goes on top', async () => {
  const { draft, write, had, sent } = open()
  had.answerIsLost = true
  write('A')
  await wait(1000)
  expect(inTab()).toEqual({ revision: 1, work: { text: 'A' }, unanswered: { text: 'A' } })
  had.answerIsLost = false
  write('AB')
  await wait(5000)
  expect(sent.map(({ revision, text }) => [revision, text])).toEqual([
    [1, 'A'],
    [1, 'AB'],
    [2, 'AB'],
  ])
  expect(draft()).toMatchObject({ theirs: null, sentence: 'All changes saved' })
})

test('a save that a reload cut off is no conflict either, unless somebody has changed it since', async () => {
  kept.keep(7, { revision: 1, work: { text: 'AB' }, unanswered: { text: 'A' } })
  const own = open()
  own.had.stored = { id: 7, revision: 2, text: 'A' }
  await wait(1000)
  expect(own.draft().theirs).toBeNull()
  expect(own.had.stored).toEqual({ id: 7, revision: 3, text: 'AB' })
  own.unmount()

  kept.keep(7, { revision: 1, work: { text: 'AB' }, unanswered: { text: 'A' } })
  const other = open()
  other.had.stored = { id: 7, revision: 3, text: 'Theirs' }
  await wait(1000)
  expect(other.draft().theirs).toEqual({ id: 7, revision: 3, text: 'Theirs' })
})

async function metTheirs() {
  const shown = open()
  shown.had.stored = { id: 7, revision: 5, text: 'Theirs' }
  shown.write('Mine')
  await wait(1000)
  expect(shown.draft().theirs).toEqual({ id: 7, revision: 5, text: 'Theirs' })
  await wait(20_000)
  expect(shown.sent).toHaveLength(1) // nothing more until somebody chooses
  return shown
}

test('something newer is never overwritten unasked, but on demand', async () => {
  const { draft, sent, had } = await metTheirs()
  hide('hidden')
  expect(sent).toHaveLength(1)
  act(() => draft().overwrite())
  await wait(1000)
  expect(sent.at(-1)).toMatchObject({ revision: 5, text: 'Mine' })
  expect(had.stored).toEqual({ id: 7, revision: 6, text: 'Mine' })
  expect(draft()).toMatchObject({ theirs: null, isWrong: false, isUnsaved: false })
})

test('going on with theirs saves nothing and forgets what the tab had', async () => {
  const { draft, sent, rerender } = await metTheirs()
  const work = { text: 'Theirs' }
  act(() => {
    draft().accept(work)
    rerender({ work })
  })
  await wait(5000)
  expect(sent).toHaveLength(1)
  expect(draft()).toMatchObject({ theirs: null, isUnsaved: false })
  expect(draft().stored.revision).toBe(5)
  expect(inTab()).toBeNull()
})

test('a tab that is hidden or closed saves at once, in a request that outlives it', async () => {
  const { write, sent } = open()
  hide('hidden')
  expect(sent).toEqual([]) // nothing to save
  write('A bird')
  hide('visible')
  expect(sent).toEqual([])
  hide('hidden')
  await wait(0)
  expect(sent).toMatchObject([{ text: 'A bird', keepalive: true }])
  // More than such a request may carry: it goes the usual way.
  write('é'.repeat(30_000))
  hide('hidden')
  await wait(0)
  expect(sent).toHaveLength(1)
  await wait(1000)
  expect(sent).toMatchObject([{}, { keepalive: undefined }])
})
