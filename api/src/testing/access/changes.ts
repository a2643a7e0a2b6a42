import type { TestApi } from '../test-api.ts'
import type { World } from './access-row.ts'

/** All tables but those that count calls and attempts, which go on counting while nothing changes. */
export const comparedTables = `
  select table_name as name from information_schema.tables
  where table_schema = 'public' and table_name not in ('throttles', 'call_counts')`

/**
 * From now on the database notes every row that a committed transaction adds, removes or makes different. That costs a
 * call that changes nothing nothing, where comparing all rows before and after it would cost a look at every table.
 */
export async function noteChanges({ database }: TestApi): Promise<void> {
  await database.query('create schema proof')
  await database.query(
    'create table proof.changes (table_name text, kind text, user_id text, guardian_id text, student_id text)',
  )
  // A rewritten row counts twice, as it was and as it is: it may have come to somebody else.
  await database.query(`
    create function proof.note() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old::text = new::text then return null; end if;
      insert into proof.changes
        select tg_table_name, tg_op,
          case tg_table_name when 'users' then version->>'id' else version->>'user_id' end,
          version->>'guardian_id', version->>'student_id'
        from unnest(array[to_jsonb(old), to_jsonb(new)]) as version
        where version is not null;
      return null;
    end $$`)
  const tables = await database.query(comparedTables)
  for (const { name } of tables) {
    await database.query(
      `create trigger note after insert or update or delete on "${String(name)}"
       for each row execute function proof.note()`,
    )
  }
}

const changesWhere = async ({ api }: Pick<World, 'api'>, condition: string): Promise<string> => {
  await api.settled()
  return JSON.stringify(
    await api.database.query(
      `select table_name, kind, count(*)::int as rows from proof.changes where ${condition}
       group by 1, 2 order by 1, 2`,
    ),
  )
}

/** How many rows of which tables have changed; a refused attempt must add nothing. */
export const changesOf = (world: Pick<World, 'api'>) => changesWhere(world, 'true')

/** The same of what belongs to the owner or to the owner's kid. */
export const changesOfOwner = (world: World) =>
  changesWhere(
    world,
    `'${world.people.owner.id}' in (user_id, guardian_id) or student_id = '${world.kids.owner.studentId}'`,
  )
