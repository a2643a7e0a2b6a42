import { blurEntryPicture, type CallInput } from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderComponent,
  screen,
  waitFor,
} from '@brightyard/testing'
import { expect, test } from '@jest/globals'
import { markBetween } from './blur-marks.ts'
import { BlurPictures } from './blur-pictures.tsx'

const upload = 'abcdefghijklmnopqrstuv'

test('T-011: parts of a picture are marked by keyboard, seen before, taken back, and blurred for good', async () => {
  const { user } = renderComponent(
    <BlurPictures pictures={[{ entry_id: 7, upload, src: '/vendor/api/picture?v=1' }]} />,
  )
  await user.click(await screen.findByRole('button', { name: 'Blur a part' }))
  const save = await screen.findByRole('button', { name: 'Blur for good' })
  expect(save).toBeDisabled()
  expect(screen.getByRole('img')).toHaveAttribute('src', '/vendor/api/picture?v=1')
  const add = screen.getByRole('button', { name: 'Add a mark' })
  await user.click(add)
  await user.click(add)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.queryByRole('button', { name: 'Mark 2' })).toBeNull()
  screen.getByRole('button', { name: 'Mark 1' }).focus()
  await user.keyboard('{ArrowRight}{ArrowUp}{Shift>}{ArrowDown}{/Shift}')
  expect(await accessibilityFindings(screen.getByRole('dialog'))).toEqual([])
  network.use(refuse(blurEntryPicture, 404, { message: 'This picture is gone.' }))
  await user.click(save)
  expect(await screen.findByText('This picture is gone.')).toBeVisible()
  const sent: CallInput<typeof blurEntryPicture>[] = []
  network.use(
    answer(blurEntryPicture, ({ input }) => {
      sent.push(input)
      return { message: 'Done.' }
    }),
  )
  await user.click(save)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ upload, width: 0.2 })
  expect(sent[0]?.left).toBeCloseTo(0.42)
  expect(sent[0]?.top).toBeCloseTo(0.38)
  expect(sent[0]?.height).toBeCloseTo(0.22)
})

test('what is drawn stays within the picture, in whichever direction, and a press draws nothing', () => {
  expect(markBetween({ x: 0.5, y: 1.2 }, { x: -0.1, y: 0.75 })).toEqual({
    left: 0,
    top: 0.75,
    width: 0.5,
    height: 0.25,
  })
  expect(markBetween({ x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 })).toBeNull()
  expect(markBetween(null, { x: 0.5, y: 0.5 })).toBeNull()
})
