import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { show } from '../testing/show.tsx'
import { Field, MultiSelect } from './index.ts'

const options = ['Dance', 'Drawing', 'Music', 'Sports'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

function Services({ error, chosen = [] }: { error?: string; chosen?: string[] }) {
  const [value, setValue] = useState(chosen)
  return (
    <Field label="What do you offer?" help="As many as you like" error={error}>
      <MultiSelect
        label="Services"
        placeholder="Choose"
        value={value}
        onValueChange={setValue}
        options={[...options, { value: 'chess', label: 'Chess', disabled: true }]}
      />
    </Field>
  )
}
const control = () => screen.getByRole('combobox', { name: 'What do you offer?' })
const isChosen = (name: string) =>
  screen.getByRole('option', { name }).getAttribute('aria-selected') === 'true'
/** The choice as assistive technology sees it. */
const current = () =>
  document.getElementById(control().getAttribute('aria-activedescendant') ?? '')?.textContent

test('L-031: the field is 44 px high, more only for larger text, and the list at most 236 px', async () => {
  show(<Services />)
  expect(getComputedStyle(control()).minHeight).toBe('44px')
  await userEvent.click(control())
  const list = screen.getByRole('listbox', { name: 'Services' })
  expect(getComputedStyle(list).maxHeight).toBe('236px')
  expect(getComputedStyle(list).overflowY).toBe('auto')
})

test('L-031: several are chosen by keyboard, and the list stays open for more', async () => {
  show(<Services />)
  await userEvent.tab()
  expect(document.activeElement).toBe(control())
  await userEvent.keyboard('{ArrowDown}')
  expect(control().getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('listbox').getAttribute('aria-multiselectable')).toBe('true')
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown} ')
  expect([isChosen('Dance'), isChosen('Drawing'), isChosen('Music')]).toEqual([true, false, true])
  expect(control().textContent).toBe('Dance, Music')
  await userEvent.keyboard('{End}{Enter}')
  expect(current()).toBe('Chess')
  expect(isChosen('Chess')).toBe(false)
  await userEvent.keyboard('{Home}{Enter}')
  expect(isChosen('Dance')).toBe(false)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).toBe(control())
})

test('L-031: letters go to the choice that begins with them', async () => {
  show(<Services />)
  control().focus()
  await userEvent.keyboard('d')
  expect(current()).toBe('Drawing')
  await userEvent.keyboard('d')
  expect(current()).toBe('Dance')
})

test('L-031: a word that is typed is found, and all are chosen and left by Ctrl+A', async () => {
  show(<Services />)
  control().focus()
  await userEvent.keyboard('sp')
  expect(current()).toBe('Sports')
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(control().textContent).toBe('4 chosen')
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(control().textContent).toBe('Choose')
})

test('L-031: Tab and leaving close the list', async () => {
  show(<Services />)
  await userEvent.click(control())
  await userEvent.tab()
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('L-031: what is chosen can be taken away, and the focus stays in the place', async () => {
  show(<Services chosen={['dance', 'music']} />)
  const chips = screen.getByRole('list', { name: 'Services, chosen' })
  await userEvent.click(within(chips).getByRole('button', { name: 'Remove Dance' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Music' }))
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('list', { name: 'Services, chosen' })).toBeNull()
  expect(document.activeElement).toBe(control())
})

test('L-031: an error of the field is tied to it', () => {
  show(<Services error="Please choose one" />)
  expect(control().getAttribute('aria-invalid')).toBe('true')
  const described = (control().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(described).toEqual(['! Please choose one', 'As many as you like'])
})
