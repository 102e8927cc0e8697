// Generated from fairwind.games.bora_bora.printed by web/generate.py: do not edit.

/** One requirement of a task: so many of a thing, and which one if there are several sorts. */
export interface NeedPrinted {
  what: string;
  which: string;
  count: number;
}

/** A task tile. */
export interface TaskPrinted {
  needs: NeedPrinted[];
  is_start: boolean;
}

/** What a drawing needs to know of an edition; the tables of its file are there too. */
export interface BoraBoraPrinted {
  tasks: Record<string, TaskPrinted>;
  helper: Record<string, number>;
  temple_points: number[];
  building_points: number[];
  task_points: number;
}

export type Edition = BoraBoraPrinted;
