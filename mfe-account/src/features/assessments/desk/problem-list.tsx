import { Box, chakra, Text } from '@brightyard/ui'
import { useEffect, useRef } from 'react'

const Leader = chakra('button', {
  base: {
    minH: '2.75rem',
    textAlign: 'start',
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
})

export interface DeskProblem {
  place: string
  /** Where it is: `Question 3`. */
  where?: string
  sentence: string
}

interface Props {
  title: string
  problems: readonly DeskProblem[]
  /** Rises each time somebody wants to go on; the list then takes the focus. */
  focusedFor: number
  onChoose: (problem: DeskProblem) => void
}

/** What is missing; each line leads to its place. */
export function ProblemList({ title, problems, focusedFor, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [focusedFor])
  return (
    <Box
      ref={box}
      role="group"
      aria-labelledby="desk-problems"
      tabIndex={-1}
      mb="5"
      p={{ base: '4', md: '5' }}
      borderRadius="lg"
      bg="danger.subtle"
    >
      <Text id="desk-problems" fontWeight="bold" color="danger.fg">
        {title}
      </Text>
      <chakra.ul listStyleType="none">
        {problems.map((problem) => (
          <li key={problem.place}>
            <Leader type="button" onClick={() => onChoose(problem)}>
              {problem.where ? `${problem.where}: ${problem.sentence}` : problem.sentence}
            </Leader>
          </li>
        ))}
      </chakra.ul>
    </Box>
  )
}
