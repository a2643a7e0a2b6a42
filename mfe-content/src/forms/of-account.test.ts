import { userOf } from '@brightyard/testing'
import { expect, test } from '@jest/globals'
import { contentOf, fieldOf } from '../fixtures/forms.ts'
import { ofAccount } from './of-account.ts'

test('R-144: a form that a teacher made knows the name and contacts of who is signed in, and no other question', () => {
  const fields = [
    fieldOf({ key: 'q-1', label: 'Your name' }),
    fieldOf({ key: 'q-2', label: 'Your name for the kite' }),
    fieldOf({ key: 'q-3', kind: 'email', label: 'Where do we write to?' }),
    fieldOf({ key: 'q-4', kind: 'mobile', label: 'Mobile' }),
  ]
  const [first] = contentOf().pages
  const pages = first ? [{ ...first, fields }] : []
  const user = { ...userOf('guardian'), name: 'Asha Rao', email: 'asha@example.com', mobile: null }
  expect(ofAccount({ ...contentOf(), pages }, user)).toEqual({
    'q-1': 'Asha Rao',
    'q-3': 'asha@example.com',
  })
})
