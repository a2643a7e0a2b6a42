import { sessionChanged } from '@brightyard/contract/channels'
import { channel } from '../channels/channel.ts'
import { at, json, network } from './network.ts'

export const user = {
  id: 7,
  name: 'Asha Verma',
  email: 'asha@example.com',
  mobile: null,
  avatar: null,
  role_id: 1,
  role: 'guardian',
  student_id: null,
  reference_code: 'ASHA-1',
  roomStudent: null,
  roomVendor: null,
}
export const token = { access_token: 'access', token_type: 'Bearer', expires_in: 600 }

/** What this tab knows of the session. */
export const status = () => channel(sessionChanged).latest()?.status
export const credentials = { username: 'asha@example.com', password: 'secret' }
/** The server lets Asha in. */
export const letAshaIn = () =>
  network.use(
    at('/oauth/token', () => json(token)),
    at('/api/user', () => json(user)),
  )
