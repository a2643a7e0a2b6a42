import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { UiProvider } from '../provider.tsx'
import { show } from '../testing/show.tsx'
import {
  Checkbox,
  Field,
  FieldRow,
  FormErrorSummary,
  NumberStepper,
  PasswordInput,
  RadioGroup,
  SearchInput,
  Select,
  SubmitButton,
  Switch,
  TextInput,
  useSearchText,
} from './index.ts'

test('a field ties its label, help and error to its control', () => {
  show(
    <Field label="Phone" help="Ten digits" error="Enter ten digits">
      <TextInput />
    </Field>,
  )
  const control = screen.getByLabelText('Phone')
  const described = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(described).toEqual(['! Enter ten digits', 'Ten digits'])
  expect(control.getAttribute('aria-invalid')).toBe('true')
  expect(control.getAttribute('aria-required')).toBe('true')
})

test('fields in a row share the heights of their labels, controls and errors', () => {
  show(
    <FieldRow columns="1fr 1fr">
      <Field label="Opens" help="As soon as it is assigned. Each class may have a time of its own.">
        <TextInput />
      </Field>
      <Field label="Closes" error="It closes before it opens.">
        <TextInput />
      </Field>
    </FieldRow>,
  )
  for (const name of ['Opens', 'Closes']) {
    const control = screen.getByLabelText(name)
    const field = control.parentElement ?? document.body
    // One row of the grid for each, whether there is a help or an error or not.
    expect(field.children).toHaveLength(3)
    expect(field.children[1]).toBe(control)
    const { display, gridRow, gridTemplateRows } = getComputedStyle(field)
    expect([display, gridRow, gridTemplateRows]).toEqual(['grid', 'span 3', 'subgrid'])
  }
})

test('an error that appears is announced', () => {
  const { container } = show(
    <Field label="Phone" error="Enter ten digits">
      <TextInput />
    </Field>,
  )
  expect(container.querySelector('[aria-live=polite]')?.textContent).toContain('Enter ten digits')
})

test('an optional field is labelled so and is not required', () => {
  show(
    <Field label="City" optional>
      <Select options={[{ value: 'p', label: 'Pune' }]} placeholder="Choose a city" />
    </Field>,
  )
  const control = screen.getByLabelText('City (optional)')
  expect(control.getAttribute('aria-required')).toBeNull()
})

test('a password can be pasted, shown and hidden', async () => {
  show(
    <Field label="Secret">
      <PasswordInput />
    </Field>,
  )
  const control = screen.getByLabelText<HTMLInputElement>('Secret')
  await userEvent.click(control)
  await userEvent.paste('brightyard')
  expect(control.value).toBe('brightyard')
  expect(control.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(control.type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(control.type).toBe('password')
})

test('the button beside a passcode names the passcode', async () => {
  show(
    <Field label="Passcode">
      <PasswordInput secretName="passcode" />
    </Field>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show passcode' }))
  expect(screen.getByRole('button', { name: 'Hide passcode' })).toBeTruthy()
})

test('a quantity stays within its bounds', async () => {
  const change = jest.fn()
  show(<NumberStepper label="quantity" value={1} max={2} onValueChange={change} />)
  const less = screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease quantity' })
  expect(less.disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }))
  expect(change).toHaveBeenCalledWith(2)
})

test('at the most, the button that adds one says why it does nothing', () => {
  show(
    <>
      <NumberStepper label="quantity" value={2} max={2} maxReason="why" onValueChange={jest.fn()} />
      <p id="why">Only 2 left.</p>
    </>,
  )
  const more = screen.getByRole('button', { name: 'Increase quantity' })
  expect(more.getAttribute('aria-disabled')).toBe('true')
  expect(more.getAttribute('aria-describedby')).toBe('why')
})

test('one of a radio group is chosen by its text', async () => {
  const change = jest.fn()
  show(
    <RadioGroup
      legend="Delivery"
      name="delivery"
      onValueChange={change}
      options={[
        { value: 'home', label: 'To your door' },
        { value: 'pickup', label: 'Pick up' },
      ]}
    />,
  )
  await userEvent.click(screen.getByLabelText('Pick up'))
  expect(change).toHaveBeenCalledWith('pickup')
  expect(screen.getByRole('group', { name: 'Delivery' })).toBeTruthy()
})

test('a checkbox and a switch are pressed by their text', async () => {
  show(
    <>
      <Checkbox>News</Checkbox>
      <Switch>Sound</Switch>
    </>,
  )
  await userEvent.click(screen.getByText('News'))
  await userEvent.click(screen.getByText('Sound'))
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true)
})

test('the search box is emptied by its button', async () => {
  const change = jest.fn()
  show(<SearchInput label="Search the shop" value="kite" onValueChange={change} />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(change).toHaveBeenCalledWith('')
})

test('what is typed in a search box stays until another search is shown', async () => {
  function Box({ shown }: { shown: string }) {
    const [text, setText] = useSearchText(shown)
    return <SearchInput label="Search" value={text} onValueChange={setText} />
  }
  const { rerender } = show(<Box shown="kite" />)
  const box = screen.getByRole('searchbox')
  await userEvent.type(box, 's')
  expect(box).toHaveProperty('value', 'kites')
  rerender(<Box shown="kites" />)
  rerender(<Box shown="kite" />)
  expect(box).toHaveProperty('value', 'kite')
  expect(document.activeElement).toBe(box)
})

test('the error summary takes focus and leads to the controls', () => {
  show(<FormErrorSummary errors={[{ fieldId: 'phone', message: 'Enter ten digits' }]} />)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(screen.getByRole('link', { name: 'Enter ten digits' }).getAttribute('href')).toBe('#phone')
})

test('a form shows that it is being sent', () => {
  show(
    <SubmitButton busy busyLabel="Saving">
      Save
    </SubmitButton>,
  )
  expect(screen.getByRole('status').textContent).toBe('Saving')
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
})

test('on a page from the server a form looks ready, and is sent as soon as somebody listens', () => {
  const form = <SubmitButton>Sign in</SubmitButton>
  const html = renderToString(<UiProvider>{form}</UiProvider>)
  expect(html).toMatch(/<button[^>]* disabled=""[^>]* data-early=""/)
  show(form)
  expect(screen.getByRole('button')).toHaveProperty('disabled', false)
  expect(screen.getByRole('button').dataset['early']).toBeUndefined()
})

test('a form that cannot be sent is not marked as one that is about to', () => {
  const html = renderToString(
    <UiProvider>
      <SubmitButton disabled>Sign in</SubmitButton>
    </UiProvider>,
  )
  expect(html).toContain('disabled')
  expect(html).not.toContain('data-early')
})
