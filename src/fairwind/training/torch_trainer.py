"""The same training with torch, on a processor or an accelerator."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from fairwind.training.plan import Plan
from fairwind.training.run_folder import BadRun
from fairwind.training.value_net import FULL, LEAK, Floats, Weights


def torch_module() -> Any:
    """Torch, or BadRun with what to do."""
    try:
        return import_module("torch")
    except ImportError:
        raise BadRun("Torch is not installed: run pip install 'fairwind[torch]', or leave out --torch.") from None


def units(a: Any) -> Any:
    """Cut off at 0 and at fully on; beyond, the slope is LEAK, and within it is that much more than 1."""
    return a.clamp(0, FULL) + LEAK * (a - a.detach())


def loss_of(parts: list[Any], inputs: Any, target: Any, importance: Any) -> Any:
    """How wrong a net is in the mean of some rows; nothing counts where the target is NaN."""
    torch = torch_module()
    w1, b1, w2, b2, w3, b3 = parts
    said = units(units(inputs @ w1 + b1) @ w2 + b2) @ w3 + b3
    known = ~target.isnan()
    aim = torch.nan_to_num(target)
    win = torch.nn.functional.softplus(said[:, 0]) - aim[:, 0] * said[:, 0]
    rest = (said[:, 1:] - aim[:, 1:]) ** 2 / 2
    every = torch.cat([win[:, None], rest], dim=1) * importance * known
    return every.sum() / len(said)


class TorchTrainer:
    """Takes steps with torch; all rows lie on the device."""

    def __init__(self, lesson: Any, weights: Weights, plan: Plan) -> None:
        torch = torch_module()
        if plan.torch.startswith("cuda") and not torch.cuda.is_available():
            raise BadRun("Torch finds no accelerator here; use --torch cpu, or leave out --torch.")
        self.torch: Final = torch
        self.device: Final = torch.device(plan.torch)
        self.observed: Final = torch.from_numpy(lesson.observed).to(self.device)
        self.target: Final = torch.from_numpy(lesson.target).to(self.device)
        self.scale: Final = torch.from_numpy(1 / lesson.scaling.inputs).to(self.device)
        self.importance: Final = torch.from_numpy(lesson.importance).to(self.device)
        self.parts: Final = [torch.tensor(part, device=self.device, requires_grad=True) for part in weights]
        matrices = [part for part in self.parts if part.ndim == 2]
        added = [part for part in self.parts if part.ndim == 1]
        groups = [{"params": matrices, "weight_decay": plan.decay}, {"params": added, "weight_decay": 0.0}]
        self.adam: Final = torch.optim.AdamW(groups, lr=plan.rate)

    def step(self, rows: NDArray[np.int64], rate: float) -> Any:
        """One step on some rows; their loss before it, which stays on the device."""
        for group in self.adam.param_groups:
            group["lr"] = rate
        places = self.torch.from_numpy(rows).to(self.device)
        inputs = self.observed[places].float() * self.scale
        loss = loss_of(self.parts, inputs, self.target[places], self.importance)
        self.adam.zero_grad()
        loss.backward()
        self.adam.step()
        return loss.detach()

    def weights(self) -> Weights:
        """As they are now."""
        copied: list[Floats] = [part.detach().cpu().numpy().copy() for part in self.parts]
        return copied
