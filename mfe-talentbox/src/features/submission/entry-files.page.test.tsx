import {
  changeEntry,
  getEntryChances,
  getTalentCampaign,
  listOwnEntries,
  readOwnEntry,
  removeEntryFile,
} from '@brightyard/contract/calls'
import type { EntryUpload, OwnEntry } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  answer,
  fireEvent,
  network,
  renderPage,
  screen,
  userOf,
  waitFor,
  within,
} from '@brightyard/testing'
import { expect, test } from '@jest/globals'
import { chances, kid, ownEntriesOf, ownEntry, talentCampaign } from '../../fixtures/talent.ts'
import { refusedFile, TusServer } from '../../fixtures/tus-server.ts'
import * as submissionPage from './submission.page.tsx'

const page = { ...submissionPage, ErrorBoundary: () => <p>No such page</p> }
const path = '/talentbox/campaigns/uploadDocuments'
const picture = {
  kind: 'picture',
  src: '/boat.webp',
  width: 40,
  height: 30,
  seconds: null,
} as const
const uploadOf = (given: Partial<EntryUpload> = {}): EntryUpload => ({
  upload: 'upload-1',
  name: 'boat.jpg',
  size: 2_000_000,
  received: 2_000_000,
  fingerprint: null,
  file: picture,
  ...given,
})

/** The page of an entry's files, or of the whole entry, on a server that keeps what comes. */
function open(
  uploads: EntryUpload[] = [],
  address = `${path}?entry=7`,
  given: Partial<OwnEntry> = {},
) {
  const server = new TusServer().start()
  let entry = ownEntry({ title: 'The boat', uploads, ...given })
  const saved: number[] = []
  const removed: string[] = []
  server.onWhole = (upload) => {
    const file = { ...uploadOf({ upload }), file: picture }
    entry = {
      ...entry,
      revision: entry.revision + 1,
      files: [picture],
      uploads: [...entry.uploads.filter((one) => one.upload !== upload), file],
    }
  }
  network.use(
    answer(
      getTalentCampaign,
      talentCampaign('open', { file_kinds: ['picture', 'audio'], max_files: 2 }),
    ),
    answer(getEntryChances, chances(kid())),
    answer(listOwnEntries, () => ownEntriesOf([entry])),
    answer(readOwnEntry, () => entry),
    answer(removeEntryFile, ({ input: { upload } }) => {
      removed.push(upload)
      entry = { ...entry, uploads: entry.uploads.filter((one) => one.upload !== upload), files: [] }
      return entry
    }),
    answer(changeEntry, ({ input: { revision, title, description } }) => {
      saved.push(revision)
      if (revision !== entry.revision)
        return Response.json(
          { code: 'changed_elsewhere', message: 'Changed.', request_id: 'test' },
          { status: 409 },
        )
      entry = { ...entry, title, description, revision: revision + 1 }
      return entry
    }),
  )
  const view = renderPage(page, {
    path: address.split('?')[0] ?? path,
    address,
    user: userOf('guardian'),
  })
  return { ...view, server, saved, removed }
}
const chooser = () => screen.findByLabelText<HTMLInputElement>('Files: files')
const fileOf = (name: string, size: number) => new File([new Uint8Array(size)], name)
const choose = async (...files: File[]) => fireEvent.change(await chooser(), { target: { files } })
const shownBoat = () => screen.findByRole('img', { name: 'The boat' }, { timeout: 4000 })
const rowOf = async (name: string) =>
  within((await screen.findByText(name)).closest('li') ?? document.body)

test('T-007, Q-017: what is taken is said before anything is chosen, and other files are refused at once', async () => {
  const { container, server } = open()
  const rules = within(await screen.findByRole('group', { name: 'Files' }))
  expect(rules.getByText('Pictures (JPG, PNG, WebP) of at most 10 MB')).toBeVisible()
  expect(
    rules.getByText('Recordings (MP3, M4A) of at most 30 MB and 10 minutes; no WAV, WebM or Ogg'),
  ).toBeVisible()
  expect(await chooser()).toHaveAttribute('accept', '.jpg,.jpeg,.png,.webp,.mp3,.m4a')
  await choose(fileOf('boat.svg', 10), fileOf('huge.png', 10_000_001), fileOf('empty.png', 0))
  await choose(fileOf('song.wav', 10))
  expect(
    (await rowOf('boat.svg')).getByText(/^This campaign takes pictures .* and recordings/),
  ).toBeVisible()
  expect((await rowOf('huge.png')).getByText(/the limit is 10 MB/)).toBeVisible()
  expect(
    (await rowOf('song.wav')).getByText(/^WAV recordings do not play on every phone/),
  ).toBeVisible()
  expect((await rowOf('empty.png')).getByText('This file is empty.')).toBeVisible()
  expect(server.begun).toEqual([])
  expect(await accessibilityFindings(container)).toEqual([])
})

test('Q-017, T-011: a file shows its progress, is paused, goes on, and is seen and removed', async () => {
  const { user, server } = open()
  let go = () => {}
  server.gate = new Promise((resolve) => (go = resolve))
  await choose(fileOf('boat.jpg', 2_000_000))
  const row = await rowOf('boat.jpg')
  expect(await row.findByRole('progressbar', { name: 'Sending boat.jpg' })).toBeVisible()
  await waitFor(() => expect(server.begun).toEqual(['boat.jpg']))
  await user.click(row.getByRole('button', { name: 'Pause boat.jpg' }))
  expect(row.getByText('Paused')).toBeVisible()
  go()
  await user.click(row.getByRole('button', { name: 'Go on with boat.jpg' }))
  expect(await shownBoat()).toHaveAttribute('src', '/boat.webp')
  expect(server.begun).toEqual(['boat.jpg'])
  await user.click(screen.getByRole('button', { name: 'Remove boat.jpg' }))
  await user.click(await screen.findByRole('button', { name: 'Remove the file' }))
  await waitFor(() => expect(screen.queryByText('boat.jpg')).toBeNull())
})

test('T-007: the last file of a sent entry stays, and the page says what to do', async () => {
  const { user } = open([uploadOf()], undefined, { status: 'in_review', files: [picture] })
  const message =
    'This entry was sent, and Kite Letters needs at least one file. Add another one first, or withdraw the entry.'
  const refusal = { code: 'last_file', message, request_id: 'test' }
  network.use(answer(removeEntryFile, () => Response.json(refusal, { status: 409 })))
  expect(
    await screen.findByText(/Before you remove its last file, add another one\.$/),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove boat.jpg' }))
  await user.click(await screen.findByRole('button', { name: 'Remove the file' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByText('boat.jpg')).toBeVisible()
})

test('T-007: a file that has come is removed after a question only; one that was refused, at once', async () => {
  const { user, removed } = open([uploadOf()], undefined, { files: [picture] })
  await user.click(await screen.findByRole('button', { name: 'Remove boat.jpg' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove boat.jpg?' }))
  await user.click(question.getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove boat.jpg' })).toHaveFocus())
  expect(removed).toEqual([])
  await choose(fileOf('boat.svg', 10))
  await user.click(await screen.findByRole('button', { name: 'Remove boat.svg' }))
  await waitFor(() => expect(screen.queryByText('boat.svg')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Remove boat.jpg' }))
  await user.click(await screen.findByRole('button', { name: 'Remove the file' }))
  await waitFor(() => expect(removed).toEqual(['upload-1']))
})

test('T-007: of a campaign of one file, another one is sent while the entry keeps the first', async () => {
  const { server } = open([uploadOf()], undefined, { status: 'in_review', files: [picture] })
  const one = { file_kinds: ['picture' as const], max_files: 1 }
  network.use(answer(getTalentCampaign, talentCampaign('open', one)))
  expect(await screen.findByText(/another file takes the place/)).toBeVisible()
  await choose(fileOf('kite.jpg', 1000))
  await waitFor(() => expect(server.begun).toEqual(['kite.jpg']))
})

test('T-011: after a reload what has come waits, and the same file goes on there when it is chosen again', async () => {
  const { server } = open([uploadOf({ upload: 'upload-9', received: 1_000_000, file: null })])
  server.files.set('upload-9', { size: 2_000_000, received: 1_000_000 })
  const row = await rowOf('boat.jpg')
  expect(row.getByText('Stopped half way')).toBeVisible()
  expect(row.getByRole('button', { name: 'Choose boat.jpg again' })).toBeVisible()
  await choose(fileOf('boat.jpg', 2_000_000))
  expect(await shownBoat()).toBeVisible()
  expect(server.offsets).toEqual([1_000_000])
  expect(server.begun).toEqual([])
})

test('T-011: another file of the same name and size begins at its first byte', async () => {
  const half = { upload: 'upload-9', received: 1_000_000, file: null, fingerprint: '0'.repeat(16) }
  const { server } = open([uploadOf(half)])
  server.files.set('upload-9', { size: 2_000_000, received: 1_000_000 })
  await choose(fileOf('boat.jpg', 2_000_000))
  expect(await shownBoat()).toBeVisible()
  expect(server.begun).toEqual(['boat.jpg'])
  expect(server.offsets).toEqual([0, 1_000_000])
})

test('V-015: the reason why a file is refused stays beside its name', async () => {
  const { server } = open()
  server.verdict = refusedFile(422, 'This is two files at once.')
  await choose(fileOf('boat.jpg', 10))
  const row = await rowOf('boat.jpg')
  expect(await row.findByText('This is two files at once.')).toBeVisible()
  expect(row.getByText('Not accepted')).toBeVisible()
})

test('T-009: a file that was refused is to be removed, not tried again', async () => {
  const { user } = open([], '/talentbox/campaigns/SubmissionPage?entry=7')
  await choose(fileOf('boat.svg', 10))
  await user.click(await screen.findByRole('button', { name: 'Send the entry' }))
  expect(
    within(await screen.findByRole('alert')).getByRole('link', {
      name: 'One file was not accepted. Remove it, or choose another one.',
    }),
  ).toBeVisible()
})

test('T-007, T-009: a file that comes while the words are saved is no change by somebody else', async () => {
  const { user, server, saved } = open([], '/talentbox/campaigns/SubmissionPage?entry=7')
  await choose(fileOf('boat.jpg', 10))
  expect(await shownBoat()).toBeVisible()
  server.onWhole('upload-5') // of another window: this page does not know the new revision
  await user.type(screen.getByLabelText('Title'), '!')
  expect(await screen.findByText('All changes saved', undefined, { timeout: 4000 })).toBeVisible()
  await waitFor(() => expect(saved).toEqual([2, 3]))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('T-009: nothing is sent while a file is only half there', async () => {
  const half = uploadOf({ received: 5, file: null })
  const { user } = open([half], '/talentbox/campaigns/SubmissionPage?entry=7')
  await user.click(await screen.findByRole('checkbox', { name: 'I agree' }))
  await user.click(screen.getByRole('button', { name: 'Send the entry' }))
  expect(
    within(await screen.findByRole('alert')).getByRole('link', {
      name: 'One file is only half there. Let it go on, or remove it.',
    }),
  ).toBeVisible()
})

test('T-007: without an entry, those that take files are listed; after the closing nothing is taken', async () => {
  const { unmount } = open([], path)
  expect(await screen.findByRole('link', { name: 'Files of The boat' })).toHaveAttribute(
    'href',
    `${path}?entry=7`,
  )
  unmount()
  open([], `${path}?entry=7`, { may_change: false })
  expect(await screen.findByText('Files can no longer be changed')).toBeVisible()
  expect(screen.queryByLabelText('Files: files')).toBeNull()
})
