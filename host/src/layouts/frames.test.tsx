import { expect, test } from '@jest/globals'
import { screen } from '@brightyard/testing'
import { UiProvider } from '@brightyard/ui/provider'
import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { frames } from './frames.tsx'

test('W-013: the name of the site stays on one line, however large the text is', () => {
  const SignIn = frames['login-signup']
  const router = createMemoryRouter([{ path: '/', element: <SignIn>Form</SignIn> }])
  render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  )
  expect(screen.getByText('Brightyard')).toHaveStyle({ whiteSpace: 'nowrap' })
})
