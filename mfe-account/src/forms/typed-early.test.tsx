import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from '@jest/globals'
import { useForm } from 'react-hook-form'
import { typedEarly } from './typed-early.ts'

function Form() {
  const defaultValues = typedEarly('sign-in', { username: '', password: '' })
  const { register, getValues } = useForm({ defaultValues })
  return (
    <form name="sign-in">
      <input {...register('username')} aria-label="Name" />
      <input {...register('password')} type="password" aria-label="Password" />
      <button type="button" onClick={() => (document.title = getValues('username'))}>
        Show
      </button>
    </form>
  )
}

afterEach(() => document.body.replaceChildren())

test('what was typed into the server’s page stays, and the form knows it', async () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(<Form />)
  document.body.append(root)
  const [name, password] = root.querySelectorAll('input')
  if (!name || !password) throw new Error('There are no fields.')
  name.value = 'asha@example.com'
  await act(async () => hydrateRoot(root, <Form />))
  root.querySelector('button')?.click()
  expect(document.title).toBe('asha@example.com')
  expect([name.value, password.value]).toEqual(['asha@example.com', ''])
})

test('a form that nobody has seen yet begins empty', () => {
  expect(typedEarly('sign-in', { username: '' })).toEqual({ username: '' })
})
