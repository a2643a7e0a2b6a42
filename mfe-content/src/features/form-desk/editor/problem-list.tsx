import { Box, chakra, Text } from '@brightyard/ui'
import { useEffect, useRef } from 'react'
import type { FormProblem } from './problems.ts'

const Leader = chakra('button', {
  base: {
    minH: '2.75rem',
    textAlign: 'start',
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
})

interface Props {
  problems: readonly FormProblem[]
  /** Rises each time somebody wants to publish; the list then takes the focus. */
  focusedFor: number
  onChoose: (problem: FormProblem) => void
}

/** What is missing before the form can be published; each line leads to its place. */
export function ProblemList({ problems, focusedFor, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [focusedFor])
  return (
    <Box
      ref={box}
      role="group"
      aria-labelledby="edit-problems"
      tabIndex={-1}
      mb="5"
      p={{ base: '4', md: '5' }}
      borderRadius="lg"
      bg="danger.subtle"
    >
      <Text id="edit-problems" fontWeight="bold" color="danger.fg">
        {problems.length === 1
          ? 'One thing is missing before it can be published'
          : `${problems.length} things are missing before it can be published`}
      </Text>
      <chakra.ul listStyleType="none">
        {problems.map((problem) => (
          <li key={problem.place}>
            <Leader type="button" onClick={() => onChoose(problem)}>
              {problem.where}: {problem.sentence}
            </Leader>
          </li>
        ))}
      </chakra.ul>
    </Box>
  )
}
