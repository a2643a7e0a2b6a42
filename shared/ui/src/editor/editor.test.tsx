import { expect, jest, test } from '@jest/globals'
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { show } from '../testing/show.tsx'
import {
  ConflictDialog,
  DeskMenu,
  type Drag,
  EndOfPart,
  GripButton,
  HowToMove,
  Movable,
  type Place,
  placeBeside,
  ProblemList,
  StartPage,
  useDrag,
  useFocusOn,
} from './index.ts'

test('a thing goes one place up or down, over the end of its part into the next, and stops at the ends', () => {
  const beside = (part: number, at: number, by: -1 | 1) => placeBeside([2, 0, 1], { part, at }, by)
  expect(beside(0, 1, -1)).toEqual({ part: 0, at: 0 })
  expect(beside(0, 0, 1)).toEqual({ part: 0, at: 2 }) // before what stands there now
  expect(beside(0, 1, 1)).toEqual({ part: 1, at: 0 })
  expect(beside(2, 0, -1)).toEqual({ part: 1, at: 0 })
  expect(placeBeside([2, 0], { part: 1, at: 0 }, -1)).toEqual({ part: 0, at: 2 })
  expect(beside(0, 0, -1)).toBeNull()
  expect(beside(2, 0, 1)).toBeNull()
})

interface LinesProps {
  onMove: (name: string, to: Place) => void
  onStep: (name: string, by: number) => void
}

function Line({
  name,
  at,
  drag,
  onStep,
}: LinesProps & { name: string; at: number; drag: Drag<string> }) {
  const card = useRef<HTMLDivElement>(null)
  return (
    <Movable drag={drag} place={{ part: 0, at }}>
      <div ref={card}>
        <GripButton
          id={`grip-${name}`}
          name={name}
          of={name}
          drag={drag}
          card={card}
          onStep={(by) => onStep(name, by)}
        />
        {name}
      </div>
    </Movable>
  )
}

function Lines(props: LinesProps) {
  const drag = useDrag(props.onMove)
  return (
    <>
      <HowToMove />
      <ol>
        {['Kite', 'Ball', 'Rope'].map((name, at) => (
          <Line key={name} {...{ name, at, drag, ...props }} />
        ))}
      </ol>
      <EndOfPart drag={drag} place={{ part: 0, at: 3 }}>
        The end
      </EndOfPart>
      <EndOfPart drag={drag} place={{ part: 1, at: 0 }}>
        Nothing here yet
      </EndOfPart>
    </>
  )
}

function moving() {
  const onMove = jest.fn()
  const onStep = jest.fn()
  show(<Lines onMove={onMove} onStep={onStep} />)
  const grip = (name: string) => screen.getByRole('button', { name: `Move ${name}` })
  const [, second = document.body] = screen.getAllByRole('listitem')
  jest.spyOn(second, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 300, 40))
  const dataTransfer = { setData: jest.fn(), setDragImage: jest.fn() }
  return {
    onMove,
    onStep,
    grip,
    second,
    dataTransfer,
    lift: (name: string) => fireEvent.dragStart(grip(name), { dataTransfer }),
  }
}

/** jsdom leaves the pointer out of drag events. */
function dragOver(element: HTMLElement, clientY: number) {
  const event = createEvent.dragOver(element)
  Object.defineProperty(event, 'clientY', { value: clientY })
  fireEvent(element, event)
  return event.defaultPrevented
}

test('a thing that is dragged comes before or after what it is dropped on', () => {
  const { lift, onMove, second, dataTransfer } = moving()
  expect(dragOver(second, 110)).toBe(false) // nothing is dragged
  lift('Rope')
  expect(dataTransfer.setData).toHaveBeenCalledWith('text/plain', 'Rope')
  expect(dragOver(second, 110)).toBe(true)
  fireEvent.drop(second)
  lift('Kite')
  dragOver(second, 130)
  fireEvent.drop(second)
  lift('Kite')
  dragOver(screen.getByText('The end'), 0)
  fireEvent.drop(screen.getByText('The end'))
  lift('Ball')
  dragOver(screen.getByText('Nothing here yet'), 0)
  fireEvent.drop(screen.getByText('Nothing here yet'))
  expect(onMove.mock.calls).toEqual([
    ['Rope', { part: 0, at: 1 }],
    ['Kite', { part: 0, at: 2 }],
    ['Kite', { part: 0, at: 3 }],
    ['Ball', { part: 1, at: 0 }],
  ])
})

test('a drag that ends elsewhere moves nothing; arrow keys move by one', () => {
  const { lift, grip, onMove, onStep, second } = moving()
  lift('Rope')
  dragOver(second, 110)
  fireEvent.dragEnd(grip('Rope'))
  fireEvent.drop(second)
  expect(onMove).not.toHaveBeenCalled()
  for (const key of ['ArrowUp', 'ArrowDown', 'Enter']) fireEvent.keyDown(grip('Ball'), { key })
  expect(onStep.mock.calls).toEqual([
    ['Ball', -1],
    ['Ball', 1],
  ])
  expect(grip('Ball').getAttribute('aria-describedby')).toBe(
    screen.getByText(/^Press the up and down arrow keys/).id,
  )
})

test('what is missing takes the focus each time it is asked for, and leads to its place', async () => {
  const choose = jest.fn()
  const problems = [
    { place: 'title', where: 'Settings', sentence: 'Please give it a title.' },
    { place: 'end', sentence: 'Please add an end.' },
  ]
  const list = (focusedFor: number) => (
    <ProblemList problems={problems} focusedFor={focusedFor} onChoose={choose} />
  )
  const { rerender } = show(list(1))
  const group = screen.getByRole('group', {
    name: '2 things are missing before it can be published',
  })
  expect(document.activeElement).toBe(group)
  await userEvent.click(screen.getByRole('button', { name: 'Settings: Please give it a title.' }))
  expect(choose).toHaveBeenCalledWith(problems[0])
  rerender(list(2))
  expect(document.activeElement).toBe(group)
})

function Growing() {
  const focusOn = useFocusOn()
  const [isThere, setThere] = useState(false)
  return (
    <>
      <button
        onClick={() => {
          setThere(true)
          focusOn('new-line')
        }}
      >
        Add
      </button>
      {isThere && <input id="new-line" aria-label="Line" />}
    </>
  )
}

test('the focus goes to what the same press has made', async () => {
  show(<Growing />)
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Line'))
})

test('what cannot be replaced is not offered to be', async () => {
  const props = { title: 'Changed elsewhere', when: 'today', ofCopy: 'Both stay.', busy: false }
  const choices = { onSaveCopy: jest.fn(), onTakeTheirs: jest.fn() }
  const overwrite = jest.fn()
  const { rerender } = show(<ConflictDialog {...props} {...choices} onOverwrite={overwrite} />)
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Changed elsewhere' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Replace it with mine' }))
  expect(overwrite).toHaveBeenCalledTimes(1)
  rerender(<ConflictDialog {...props} {...choices} />)
  expect(dialog.queryByRole('button', { name: 'Replace it with mine' })).toBeNull()
})

test('a draft is deleted after a second press, and asked about again where that failed', async () => {
  const onDelete = jest.fn(() => Promise.resolve(false))
  const given = { name: 'Kite day', busy: false, ofDeleting: 'It is gone then.' }
  const calls = { onCopy: jest.fn(), onClose: jest.fn(), onDelete }
  show(<DeskMenu state="draft" {...given} {...calls} />)
  screen.getByRole('button', { name: 'More for Kite day' }).focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: 'Delete' })
  await userEvent.keyboard('{End}{Enter}')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this draft?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete the draft' }))
  expect(onDelete).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alertdialog')).not.toBeNull()
  onDelete.mockResolvedValue(true)
  await userEvent.click(dialog.getByRole('button', { name: 'Delete the draft' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('something new is begun with a title, and not without', async () => {
  const create = jest.fn()
  show(
    <StartPage
      colour="brand"
      back={<a href="/all">All forms</a>}
      heading="A new form"
      missing="Please give the form a title."
      failure="It could not be made."
      busy={false}
      submitLabel="Create"
      onCreate={create}
    >
      <p>And a template.</p>
    </StartPage>,
  )
  expect(screen.getByText('It could not be made.')).not.toBeNull()
  const title = screen.getByLabelText('What is it called?')
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  expect(screen.getByText('Please give the form a title.')).not.toBeNull()
  expect(document.activeElement).toBe(title)
  await userEvent.keyboard(' Kites {Enter}')
  expect(create.mock.calls).toEqual([['Kites']])
})
