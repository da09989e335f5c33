/** The machine that figures were measured on, as far as it explains them. */
import { arch, cpus, release, totalmem, type as systemName } from "node:os";
import type { Machine } from "./result.js";

/** The machine that this runs on. */
export function thisMachine(): Machine {
  const all = cpus();
  const [, version = release()] = /^(\d+\.\d+)/.exec(release()) ?? [];
  return {
    cpu: (all[0]?.model ?? "unknown processor").replaceAll(/\s+/g, " ").trim(),
    cores: all.length,
    memory: Math.round(totalmem() / 2 ** 30),
    system: `${systemName()} ${version}, ${arch()}`,
    node: process.versions.node,
  };
}

/** A machine in one line. */
export function machineText({ cpu, cores, memory, system, node }: Machine): string {
  const many = cores === 1 ? "1 core" : `${cores} cores`;
  return `${cpu}, ${many}, ${memory} GiB, ${system}, Node ${node}`;
}
