import { juryPoints, type CampaignCriterion } from '@brightyard/contract/entities'
import { Box, chakra, Flex, Text } from '@brightyard/ui'
import { useId } from 'react'

interface LampsProps {
  criterion: CampaignCriterion
  /** Of all criteria, in per cent. */
  share: number
  value: number | undefined
  disabled: boolean
  error: string | undefined
  onChoose: (value: number) => void
}

const values = Array.from({ length: juryPoints + 1 }, (_, value) => value)

/** The points of one criterion as a row of lamps: all up to the chosen one are lit. Arrow keys move, as between radios. */
export function Lamps({ criterion, share, value, disabled, error, onChoose }: LampsProps) {
  const id = useId()
  const { key, label } = criterion
  return (
    <chakra.fieldset border="none" minW="0" disabled={disabled}>
      <chakra.legend fontWeight="bold" mb="2">
        {label}{' '}
        <Text as="span" fontWeight="normal" color="fg.muted">
          {share} %
        </Text>
      </chakra.legend>
      <Flex gap="1" wrap="wrap">
        {values.map((one) => (
          <chakra.label
            key={one}
            position="relative"
            display="grid"
            placeItems="center"
            boxSize="2.75rem"
            borderRadius="full"
            borderWidth="2px"
            borderColor={value === one ? 'fg' : 'sun.solid'}
            bg={value !== undefined && one <= value ? 'sun.bright' : 'bg.panel'}
            fontWeight={value === one ? 'bold' : 'medium'}
            cursor={disabled ? 'default' : 'pointer'}
            css={{
              '&:has(:focus-visible)': {
                outline: '3px solid var(--by-colors-fg)',
                outlineOffset: '2px',
              },
            }}
          >
            <chakra.input
              type="radio"
              name={`lamps-${key}`}
              value={one}
              checked={value === one}
              onChange={() => onChoose(one)}
              {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="inherit"
            />
            {one}
          </chakra.label>
        ))}
      </Flex>
      <Box id={`${id}-error`} color="danger.fg" fontWeight="semibold">
        {error}
      </Box>
    </chakra.fieldset>
  )
}
