import { chakra, Flex } from '../layout.ts'

export interface CostListProps {
  /** `costRows` of the contract makes them. */
  rows: readonly { name: string; amount: string; isTotal?: true }[]
}

/** What something costs, row by row; the total stands out. */
export const CostList = ({ rows }: CostListProps) => (
  <chakra.dl fontVariantNumeric="tabular-nums" display="grid" gap="1.5">
    {rows.map(({ name, amount, isTotal }, index) => (
      <Flex
        key={`${name} ${index}`}
        justify="space-between"
        gap="4"
        {...(isTotal ? { fontWeight: 'bold', fontSize: 'lg' } : {})}
      >
        <dt>{name}</dt>
        <dd>{amount}</dd>
      </Flex>
    ))}
  </chakra.dl>
)
