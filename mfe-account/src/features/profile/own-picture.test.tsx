import { getUser, setAvatar, updateProfile } from '@brightyard/contract/calls'
import type { Profile } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderComponent,
  screen,
  userOf,
  waitFor,
} from '@brightyard/testing'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { OwnPicture } from './own-picture.tsx'

const profile: Profile = {
  id: 7,
  name: 'Asha Verma',
  email: 'asha@example.com',
  mobile: null,
  email_verified: true,
  mobile_verified: false,
  city: 'Pune',
  language: 'en',
  avatar: null,
  role: 'guardian',
  reference_code: 'ASHA-2210',
  created_at: '2026-01-05T08:00:00.000Z',
}
const withPicture = { ...profile, avatar: '/media/people/0123.jpg' }
const sent = jest.fn()
const drawn = jest.fn()

// jsdom draws nothing: the browser's part is played by these.
beforeEach(() => {
  sent.mockClear()
  drawn.mockClear()
  globalThis.createImageBitmap = async (file: unknown) => {
    if ((file as File).name === 'broken.png') throw new Error('no picture')
    return { width: 3000, height: 2000, close() {} }
  }
  HTMLCanvasElement.prototype.getContext = (() => ({
    fillRect() {},
    drawImage: drawn,
  })) as unknown as HTMLCanvasElement['getContext']
  HTMLCanvasElement.prototype.toDataURL = () => 'data:image/jpeg;base64,cGljdHVyZQ=='
  network.use(
    answer(getUser, userOf('guardian')),
    answer(setAvatar, ({ input }) => {
      sent(input)
      return withPicture
    }),
    answer(updateProfile, ({ input }) => {
      sent(input)
      return profile
    }),
  )
})

const show = (given = profile) =>
  renderComponent(<OwnPicture profile={given} />, { user: userOf('guardian') })
const file = (name: string, type: string) => new File(['x'], name, { type })
const chooser = async () => {
  await screen.findByRole('button', { name: /picture$/ })
  return screen.getByLabelText<HTMLInputElement>('Your picture')
}

test('R-052: the middle of a chosen picture is sent', async () => {
  const { user, container } = show()
  expect(await accessibilityFindings(container)).toEqual([])
  await user.upload(await chooser(), file('me.png', 'image/png'))
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ picture: 'cGljdHVyZQ==' }))
  expect(drawn.mock.calls[0]?.slice(1)).toEqual([500, 0, 2000, 2000, 0, 0, 512, 512])
})

test('R-052: a picture can be removed', async () => {
  const { user } = show(withPicture)
  await user.click(await screen.findByRole('button', { name: 'Remove picture' }))
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ avatar: null }))
})

test.each([
  ['drawing.svg', 'image/svg+xml'],
  ['page.html', 'text/html'],
  ['broken.png', 'image/png'],
])('V-015: %s is not sent, and the page says what to choose', async (name, type) => {
  show()
  const input = await chooser()
  Object.defineProperty(input, 'files', { value: [file(name, type)], configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  expect(await screen.findByText(/Please choose a JPEG, PNG or WebP/)).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
})

test("V-015: the server's word about a picture is shown", async () => {
  network.use(refuse(setAvatar, 422, { message: 'Please choose a larger picture.' }))
  const { user } = show()
  await user.upload(await chooser(), file('me.png', 'image/png'))
  expect(await screen.findByText('Please choose a larger picture.')).toBeVisible()
})

test('V-015: a file that cannot be read takes the place of the earlier success', async () => {
  const { user } = show()
  const input = await chooser()
  await user.upload(input, file('me.png', 'image/png'))
  expect(await screen.findByText('Your picture has been saved.')).toBeVisible()
  await user.upload(input, file('broken.png', 'image/png'))
  expect(await screen.findByText(/Please choose a JPEG, PNG or WebP/)).toBeVisible()
  expect(screen.queryByText('Your picture has been saved.')).toBeNull()
})
